const KINDS = /^image\/(png|jpeg|gif|webp)$/;
const LARGEST = 1_000_000;

/** A picture as part of the note itself, or why it cannot be. */
export async function pictureOf(file: File): Promise<{ src: string; alt: string } | { problem: string }> {
  if (!KINDS.test(file.type)) return { problem: 'A picture must be a PNG, JPEG, GIF or WebP file.' };
  if (file.size > LARGEST) return { problem: 'A picture can have at most 1 MB. Make it smaller first.' };
  const src = await new Promise<string | null>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null));
    reader.addEventListener('error', () => resolve(null));
    reader.readAsDataURL(file);
  });
  return src ? { src, alt: file.name } : { problem: 'The picture could not be read. Choose it again.' };
}
