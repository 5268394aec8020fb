import type { Access } from '#kernel/access.ts';
import type { FailureWords, RateClass } from '#kernel/endpoint.ts';
import type { Person } from './http/implement.ts';
import type { Caller } from './http/write.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the sign-in check; absent on routes for everyone. */
    person: Person | null;
    caller: Caller;
  }
  interface FastifyContextConfig {
    rate?: RateClass;
    access?: Access;
    /** A browser loads this by itself: the session cookie is enough. */
    media?: true;
    /** What failures say besides. */
    failsWith?: FailureWords;
    /** Only there to say which methods an address answers. */
    guard?: true;
  }
  interface FastifySchema {
    hide?: boolean;
  }
}
