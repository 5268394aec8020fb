/** The part of oidc-provider that the embedded identity provider leans on (the package ships no types). */
declare module 'oidc-provider' {
  type IncomingMessage = import('node:http').IncomingMessage;
  type ServerResponse = import('node:http').ServerResponse;

  export interface AdapterPayload {
    [field: string]: unknown;
    jti?: string;
    grantId?: string;
    uid?: string;
    userCode?: string;
    consumed?: unknown;
  }

  export interface Adapter {
    upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void>;
    find(id: string): Promise<AdapterPayload | undefined>;
    findByUid(uid: string): Promise<AdapterPayload | undefined>;
    findByUserCode(userCode: string): Promise<AdapterPayload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  /** A Koa context with what the provider knows of the request. */
  export interface KoaContext {
    status: number;
    type: string;
    body: unknown;
    set(name: string, value: string | string[]): void;
    remove(name: string): void;
    response: { get(name: string): string | string[] };
    oidc: {
      provider: Provider;
      client: { clientId: string };
      session: { accountId?: string; grantIdFor(clientId: string): string | undefined };
    };
  }

  export interface Account {
    accountId: string;
    claims(): Promise<{ sub: string; [claim: string]: unknown }>;
  }

  export interface Configuration {
    adapter: (kind: string) => Adapter;
    clients: object[];
    claims: Record<string, string[]>;
    clientBasedCORS: () => boolean;
    conformIdTokenClaims: boolean;
    cookies: { names: Record<string, string>; long: object; short: object; keys: string[] };
    expiresWithSession: () => Promise<boolean>;
    features: Record<string, object>;
    findAccount: (context: KoaContext, id: string) => Promise<Account | undefined>;
    interactions: { url: (context: KoaContext, interaction: { uid: string }) => Promise<string> };
    issueRefreshToken: () => Promise<boolean>;
    jwks: { keys: object[] };
    loadExistingGrant: (context: KoaContext) => Promise<Grant | undefined>;
    pkce: { required: () => boolean };
    renderError: (context: KoaContext, out: Record<string, string>, error: Error) => Promise<void>;
    responseTypes: string[];
    rotateRefreshToken: boolean;
    scopes: string[];
    ttl: Record<string, number>;
  }

  export interface InteractionResult {
    login?: { accountId: string };
    error?: string;
    error_description?: string;
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    proxy: boolean;
    Grant: new (payload: {
      clientId: string;
      accountId: string | undefined;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    use(middleware: (context: KoaContext, next: () => Promise<void>) => Promise<void>): this;
    on(event: 'server_error', listener: (context: KoaContext, error: Error) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ uid: string }>;
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: InteractionResult,
      options?: { mergeWithLastSubmission: boolean },
    ): Promise<string>;
  }
}
