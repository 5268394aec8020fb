import { type DragEvent, useEffect, useState } from 'react';

const hold = (event: Event) => event.preventDefault();

/** Files dropped on an element; one dropped beside it does not replace the page. */
export function useFileDrop(onFiles: (files: File[]) => void, isOff: boolean) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    for (const name of ['dragover', 'drop']) window.addEventListener(name, hold);
    return () => {
      for (const name of ['dragover', 'drop']) window.removeEventListener(name, hold);
    };
  }, []);

  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(!isOff);
    },
    onDragLeave: (event: DragEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!isOff) onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, handlers };
}
