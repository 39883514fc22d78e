/** Words that say how many of what was named are meant, or that its plain kind is, in English and Hinglish. */
export const half = /^(?:half|a+dh\w*)$/;
export const rest = /^(?:baki|baaki|baakee|rest|remaining|others?|dusr[aei]|doosr[aei])$/;
export const plain = /^(?:plain|normal|simple|regular|ordinary|sada|sade|sadi|saada|saade|saadi)$/;
