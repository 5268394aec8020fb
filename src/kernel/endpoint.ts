import type * as z from 'zod';
import type { Access } from './access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Whose allowance a call draws on; `http/limits.ts` says how much each holds. */
export type RateClass = 'read' | 'write' | 'sign-in' | 'upload' | 'language-model' | 'lookup';

export type FailureWords = 'result' | 'Message';

/** One call of the API, written once: the server implements it, the browser calls it, the docs describe it. */
export interface Endpoint {
  method: Method;
  path: `/${string}`;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Headers the call understands, by their names in lower case. */
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** The media types of a file that comes as the body, or with `multipart/form-data` behind the fields of `body`. */
  takes?: readonly [string, ...string[]];
  /** What is answered as JSON. */
  reply?: z.ZodType;
  /** The media types of a file that is answered instead. */
  gives?: readonly [string, ...string[]];
  /** Where the path begins, where that is not /api/v1: what a browser or a calendar loads by itself, and the base of remote pages. */
  under?: '/media' | '/feeds' | '';
  /** Answered on success instead of 200. */
  status?: 201 | 202;
  /** Who may make the call; by default a signed-in, invited person. */
  access?: Access;
  /** By default a GET reads and everything else writes. */
  rate?: RateClass;
  /** A 404 is a fault here; elsewhere it is a normal, empty answer. */
  rejects404?: true;
  /** The handler waits for an outside system: no transaction is held open meanwhile, it makes its own write. */
  waits?: true;
  /** What a failure says besides: `result: "failure"` and `error` for the pages behind the links of mails, `Message` for tables of forms. */
  failsWith?: FailureWords;
  /** Answers options of a field (`results` or `data`), also for what is typed: a form may ask it. */
  options?: true;
  /** Largest body in bytes, or the setting that says it, where the general limit does not fit. */
  bodyLimit?: number | 'IMPORT_MAX_BYTES';
}

/** Bytes on their way. */
export type Bytes = AsyncIterable<Uint8Array>;

/** A file that came with a call; without a form nobody says its name. */
export interface SentFile {
  name: string;
  content: Bytes;
}

/** A file as an answer: kept under its name, or shown where it says so. */
export interface FileReply {
  content_type: string;
  /** A file that is kept is opened when it is sent, whole or from one byte to another. */
  content: Bytes | string | ((part?: { start: number; end: number }) => Promise<Bytes>);
  /** In bytes, where it is known: whoever saves it then sees how much is left. */
  size?: number;
  file_name?: string;
  inline?: boolean;
  /** The content policy of a page or file that others wrote. */
  policy?: string;
}

export type Contract = Record<string, Endpoint>;

/** Keeps the literal types of every endpoint while checking its shape. */
export const defineContract = <const C extends Contract>(contract: C): C => contract;

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Written<S> = S extends z.ZodType ? z.input<S> : undefined;
type Part<E, K extends string, T> = E extends { [P in K]: z.ZodType } ? { [P in K]: T } : unknown;

/** What a handler receives, after validation. */
export type Received<E extends Endpoint> = Part<E, 'params', Parsed<E['params']>> &
  Part<E, 'query', Parsed<E['query']>> &
  Part<E, 'headers', Parsed<E['headers']>> &
  Part<E, 'body', Parsed<E['body']>> &
  (E extends { takes: readonly string[] } ? { file: SentFile } : unknown);

/** What a caller passes, beside a file. */
export type Sent<E extends Endpoint> = Part<E, 'params', Written<E['params']>> &
  Part<E, 'query', Written<E['query']>> &
  (E extends { headers: z.ZodType } ? { headers?: Written<E['headers']> } : unknown) &
  Part<E, 'body', Written<E['body']>>;

export type Reply<E extends Endpoint> = E extends { gives: readonly string[] }
  ? FileReply
  : E extends { reply: infer R extends z.ZodType }
    ? z.output<R>
    : never;

/** The whole path of a call, with its parameters filled in. */
export const pathOf = ({ under, path }: Pick<Endpoint, 'under' | 'path'>, params: object = {}) =>
  (under ?? API) +
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string | number>)[name] ?? ''),
  );

/** Where the calls lie. */
export const API = '/api/v1';

export const rateClassOf = ({ rate, method }: Pick<Endpoint, 'rate' | 'method'>): RateClass =>
  rate ?? (method === 'GET' ? 'read' : 'write');
