/** Imported before all schemas: the page's policy allows no code that is made of texts, and zod would try to. */
import { z } from "zod";

z.config({ jitless: true });
