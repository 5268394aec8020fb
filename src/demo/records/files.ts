import { Readable } from 'node:stream';
import type { FileStore } from '#server/files/file-store.ts';
import type { Calendar } from '../making/calendar.ts';
import { batch } from '../making/copy.ts';
import type { Firm } from '../firm.ts';
import { randomFrom } from '../making/random.ts';

/** A small text that lies in the file store. */
export interface DemoFile {
  file_id: string;
  file_name: string;
  content_type: string;
  text: string;
}
export interface CompanyFile extends DemoFile {
  company_id: number;
  document_type: string;
  ago: number;
}

const DOCUMENTS = [
  [
    'Pitch Deck',
    'Company overview.txt',
    'What we sell, to whom, and why they stay. Page references are to the full deck.\n',
  ],
  [
    'Financials',
    'Quarterly figures.csv',
    'quarter,revenue,gross margin\nQ1,1240000,0.71\nQ2,1390000,0.72\nQ3,1510000,0.74\n',
  ],
  ['Cap Table', 'Cap table.csv', 'holder,share\nFounders,0.58\nEmployees,0.12\nInvestors,0.30\n'],
  [
    'Memo',
    'Investment memo.txt',
    'Summary, market, product, customers, risks, terms. The open question is the length of the sales cycle.\n',
  ],
  [
    'Contract',
    'Side letter.txt',
    'Information rights: quarterly figures within thirty days of the end of each quarter.\n',
  ],
  [
    'Other',
    'Site visit notes.txt',
    'Two lines running, one idle for parts. Staff knew the figures on the wall.\n',
  ],
] as const;

/** Every kind of document, on companies the firm holds or looks at closely. */
export const drawCompanyFiles = ({ known, portfolio }: Firm): CompanyFile[] =>
  [...portfolio, ...known.slice(40, 58)].flatMap(({ company_id }, index) =>
    DOCUMENTS.filter((_, kind) => (index + kind) % 5 === 0).map(
      ([document_type, file_name, text], position) => ({
        company_id,
        document_type,
        ago: 5 + index * 6 + position,
        file_id: randomFrom('company-file', company_id * 10 + position).uuid(),
        file_name,
        content_type: file_name.endsWith('.csv') ? 'text/csv' : 'text/plain',
        text,
      }),
    ),
  );

export const companyFileRows = (files: readonly CompanyFile[], calendar: Calendar) =>
  batch(
    'company_file',
    files.map(({ company_id, file_id, document_type, ago }, index) => ({
      uuid: randomFrom('company-file-row', index).uuid(),
      company_id,
      file_id,
      document_type,
      created_at: calendar.at(ago, 15),
    })),
  );

/** Puts the texts into the store. What was put there goes again when the rest of the firm cannot be loaded. */
export async function storeFiles(
  store: Pick<FileStore, 'save' | 'remove'>,
  files: readonly DemoFile[],
  uploaded_by: number | null,
  calendar: Calendar,
) {
  const stored: { storage_name: string; size: number; sha256: string }[] = [];
  const forget = async () => {
    for (const { storage_name } of stored) await store.remove(storage_name).catch(() => {});
  };
  try {
    for (const { text, file_name, content_type } of files)
      stored.push(await store.save(Readable.from([Buffer.from(text)]), { file_name, content_type }));
  } catch (error) {
    await forget();
    throw error;
  }
  const rows = files.map(({ file_id, file_name, content_type }, index) => ({
    file_id,
    storage_name: stored[index]?.storage_name ?? file_id,
    file_name,
    content_type,
    size: stored[index]?.size ?? 0,
    sha256: stored[index]?.sha256 ?? '',
    uploaded_by,
    created_at: calendar.at(5, 15),
  }));
  return { batch: batch('stored_file', rows), forget };
}
