import * as z from 'zod';
import { defineContract } from '#kernel/endpoint.ts';
import { domainText, plainText } from '#kernel/query-fields.ts';
import { alertCalls } from './alerts.contract.ts';

const success = z.object({ status: z.literal('success') });
const at = z.object({ domain: domainText });
const uuid = z.uuid('The link is incomplete. Open it from the list again.');

export const MOST_UPDATE = 5000;
/** The largest file that is taken, in bytes. */
export const MOST_FILE = 20_000_000;
/** How many files one company may have. */
export const MOST_FILES = 100;

const update = z.object({
  uuid: z.string(),
  domain: z.string(),
  type: z.string(),
  content: z.string(),
  created_at: z.iso.datetime(),
  scoper: z.string().describe('Full name'),
});
export type CompanyUpdate = z.infer<typeof update>;

const companyFile = z.object({
  uuid: z.string(),
  file_name: z.string(),
  document_type: z.string(),
  size: z.int().describe('Bytes'),
  content_type: z.string(),
  uploaded_by: z.string().nullable().describe('Full name'),
  created_at: z.iso.datetime(),
  url: z.string().describe('Where its bytes are, for whoever is signed in; scripts send their token'),
});
export type CompanyFile = z.infer<typeof companyFile>;

export const recordsContract = defineContract({
  favourites: {
    method: 'GET',
    path: '/company-favorite',
    summary: 'Your favourites, newest first',
    access: 'own',
    reply: z.object({
      results: z.array(
        z.object({ company_domain: z.string(), company_name: z.string(), created_at: z.iso.datetime() }),
      ),
    }),
  },
  setFavourite: {
    method: 'POST',
    path: '/company-favorite',
    summary: 'Make a company one of your favourites, or no longer',
    access: 'own',
    body: at.extend({ favorite: z.boolean('must be true or false') }),
    reply: success,
  },
  ...alertCalls,
  updates: {
    method: 'GET',
    path: '/company-updates',
    summary: 'What staff noted about a company, newest first',
    query: at,
    reply: z.object({ results: z.array(update) }),
  },
  addUpdate: {
    method: 'POST',
    path: '/company-updates',
    summary: 'Note what happened at a company',
    body: at.extend({
      type: plainText(100).describe('One of /company-updates/types'),
      content: plainText(MOST_UPDATE).trim().min(1, 'must say something'),
    }),
    status: 201,
    reply: z.object({ data: update }),
  },
  files: {
    method: 'GET',
    path: '/file-uploads',
    summary: 'The files of a company, newest first',
    query: at,
    reply: z.object({ results: z.array(companyFile) }),
  },
  filesMetadata: {
    method: 'GET',
    path: '/file-uploads/metadata',
    summary: 'How many files a company has, and how large they are',
    query: at,
    reply: z.object({
      data: z.object({
        count: z.int(),
        total_size: z.int(),
        by_type: z.record(z.string(), z.int()).describe('How many of each document type'),
      }),
    }),
  },
  upload: {
    method: 'POST',
    path: '/file-uploads',
    summary: 'Add a file to a company: domain and document_type first, then the file (20 MB)',
    body: at.extend({ document_type: plainText(100).describe('One of /document-types') }),
    takes: ['multipart/form-data'],
    bodyLimit: MOST_FILE + 10_000,
    rate: 'upload',
    waits: true,
    status: 201,
    reply: z.object({ data: companyFile }),
  },
  content: {
    method: 'GET',
    under: '/media',
    path: '/files/{uuid}',
    summary: 'The bytes of a file',
    params: z.object({ uuid }),
    gives: ['application/octet-stream'],
  },
  removeFile: {
    method: 'DELETE',
    path: '/file-uploads/{uuid}',
    summary: 'Take a file away; it can be brought back',
    params: z.object({ uuid }),
    reply: success,
  },
  restoreFile: {
    method: 'POST',
    path: '/file-uploads/{uuid}/restore',
    summary: 'Bring back a file that was taken away',
    params: z.object({ uuid }),
    reply: success,
  },
});
