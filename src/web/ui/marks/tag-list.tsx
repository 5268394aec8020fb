import { Badge, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import classes from './tag-list.module.css';

const SHOWN = 2;

interface TagListProps {
  label: string;
  tags: readonly string[];
}

/** The first two tags, and a “+N” that unfolds the others. */
export function TagList({ label, tags }: TagListProps) {
  const [unfolded, { open }] = useDisclosure();
  const shown = unfolded ? tags : tags.slice(0, SHOWN);
  const hidden = tags.length - shown.length;

  return (
    <div className={classes.row}>
      <ul aria-label={label} className={classes.list}>
        {shown.map((tag) => (
          <Badge key={tag} component="li" title={tag}>
            {tag}
          </Badge>
        ))}
      </ul>
      {hidden > 0 && (
        <UnstyledButton className={classes.more} title={`Show ${hidden} more`} onClick={open}>
          +{hidden}
        </UnstyledButton>
      )}
    </div>
  );
}
