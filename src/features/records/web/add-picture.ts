import { useQueryClient } from '@tanstack/react-query';
import { companiesContract } from '#features/companies/companies.contract.ts';
import { ask } from '#web/api.ts';
import { sendFile } from '#web/file-transfer.ts';
import { recordsContract } from '../records.contract.ts';

/** Adds a picture to the files of a company, under the last of the document types, which holds everything else. */
export function useAddPicture(domain: string) {
  const cache = useQueryClient();
  return async (picture: File) => {
    const types = await cache.fetchQuery(ask(companiesContract.documentTypes, {}));
    const document_type = types?.data.at(-1)?.server_value ?? '';
    const transfer = { signal: new AbortController().signal, onProgress: () => {} };
    const { data } = await sendFile(
      recordsContract.upload,
      { body: { domain, document_type } },
      picture,
      transfer,
    );
    await cache.invalidateQueries(ask(recordsContract.files, { query: { domain } }));
    return data;
  };
}
