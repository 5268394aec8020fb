/** Which of two values does not stay is told by a line through it, and in words to those who do not see it. */
export function ValueMark({ text, isLost }: { text: string; isLost: boolean }) {
  if (!isLost) return <span>{text}</span>;
  return (
    <del>
      <span className="visually-hidden">Not used: </span>
      {text}
    </del>
  );
}
