import { type SignInEnv, signIn } from "./sign-in.ts";

export default {
	fetch: (request: Request, env: SignInEnv): Promise<Response> => signIn(request, env),
};
