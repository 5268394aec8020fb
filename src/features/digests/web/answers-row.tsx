import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ask } from '#web/api.ts';
import { HtmlView } from '#web/ui/marks/html-view.tsx';
import { BlockSkeleton } from '#web/ui/states/skeletons.tsx';
import { digestsContract } from '../digests.contract.ts';
import classes from './digests.module.css';
import { Failure } from './failure.tsx';

/** What was answered to a digest, under its row. */
export function AnswersRow({ uuid, columns }: { uuid: string; columns: number }) {
  const { data, error, isPending } = useQuery(ask(digestsContract.read, { params: { id: uuid } }));
  const answered = data?.data.premises.filter((one) => one.answered) ?? [];
  return (
    <Table.Tr>
      <Table.Td colSpan={columns} className={classes.answers ?? ''}>
        {isPending && <BlockSkeleton label="Loading answers" count={2} />}
        {error && <Failure what="Failed to fetch digest" error={error} />}
        <dl>
          {answered.map((one) => (
            <div key={one.uuid}>
              <dt>{one.question || one.title}</dt>
              <dd>
                <HtmlView html={one.answer} />
              </dd>
            </div>
          ))}
        </dl>
      </Table.Td>
    </Table.Tr>
  );
}
