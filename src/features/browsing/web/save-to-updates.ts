import { useState } from 'react';
import { bareAddress } from '#kernel/screen-messages.ts';
import { useAddPicture } from '#features/records/web/add-picture.ts';
import { useUpdateDraft, useWantedDraft } from '#features/records/web/update-draft.ts';
import { messageOf } from '#web/api.ts';
import { showToast } from '#web/ui/overlays/toast.ts';
import type { RemotePage } from './remote-page.rules.ts';

const QUALITY = 0.9;
const MOST_QUOTED = 3000;
const STAYS_MS = 6000;

/** Takes what is seen into the draft of an update: what is selected, where it stands, and a picture in the files. */
export function useSaveToUpdates(domain: string, onReview: () => void) {
  const { add } = useUpdateDraft(domain);
  const [, want] = useWantedDraft(domain);
  const addPicture = useAddPicture(domain);
  const [isSaving, setSaving] = useState(false);
  const save = async (page: RemotePage, canvas: HTMLCanvasElement | null) => {
    setSaving(true);
    try {
      const picture = await pictureOf(canvas, page.url);
      const kept = picture && (await addPicture(picture));
      add(draftText(page, kept?.file_name));
      showToast({
        message: 'Added to the update draft',
        look: 'success',
        duration: STAYS_MS,
        offer: {
          label: 'Review',
          run: () => {
            want(true);
            onReview();
          },
        },
      });
    } catch (error) {
      showToast({ message: messageOf(error), look: 'failure' });
    } finally {
      setSaving(false);
    }
  };
  return { save, isSaving };
}

const draftText = ({ selection, title, url }: RemotePage, file_name: string | undefined) =>
  [
    selection.trim() && `“${selection.trim().slice(0, MOST_QUOTED)}”`,
    [title.trim(), bareAddress(url)].filter(Boolean).join(', '),
    file_name && `Picture in Files: ${file_name}`,
  ]
    .filter(Boolean)
    .join('\n');

async function pictureOf(canvas: HTMLCanvasElement | null, url: string): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => {
    if (!canvas) resolve(null);
    else canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  const words = bareAddress(url)
    .split(/[^\w.-]+/)
    .slice(1)
    .filter(Boolean);
  const day = new Date().toISOString().slice(0, 10);
  return blob && new File([blob], `${words.join('-').slice(0, 80)}-${day}.jpg`, { type: 'image/jpeg' });
}
