import { useQuery } from '@tanstack/react-query';
import { ask } from '#web/api.ts';
import { Loaded, Nothing } from '#web/ui/marks/section.tsx';
import { metContract } from '../../met.contract.ts';
import { AppearanceLists } from './appearance-lists.tsx';

/** Every reference, meeting and list in which a person appears. */
export function PersonAppearances({ person_id }: { person_id: number }) {
  const query = useQuery(ask(metContract.appearances, { params: { person_id } }));
  return (
    <Loaded query={query} what="References, meetings and lists" lines={4}>
      {(answer) =>
        answer ? <AppearanceLists found={answer.data} /> : <Nothing>This person was deleted.</Nothing>
      }
    </Loaded>
  );
}
