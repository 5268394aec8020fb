import { useRouter } from '@tanstack/react-router';
import { onTestFinished, vi } from 'vitest';
import { connectSession } from '#web/api.ts';
import { fakeNetwork } from '#web/testing/fake-network.ts';
import { renderAt } from '#web/testing/render-at.tsx';
import { Toaster } from '#web/ui/overlays/toaster.tsx';
import { useImportAddress } from '../import-address.ts';
import { ImportSheet } from '../import-sheet.tsx';

/** The sheet of an address, as the portal shows it, with a way back and a way to open it again. */
function Portal({ again }: { again: string }) {
  const address = useImportAddress();
  const router = useRouter();
  return (
    <>
      <button onClick={() => address.show(again)}>Open again</button>
      <button onClick={() => router.history.back()}>Go back</button>
      {address.shown && <ImportSheet address={address} shown={address.shown} />}
      <Toaster />
    </>
  );
}

/** Opens the sheet at `?import=…` over a network that answers by "METHOD /path". */
export async function openSheet(shown: string, answers: Parameters<typeof fakeNetwork>[0]) {
  const network = fakeNetwork(answers);
  connectSession({ token: async () => 'id-token', renewed: async () => null, gone() {} });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { here } = await renderAt(`/explore?import=${shown}`, <Portal again={shown} />);
  return { network, here };
}
