import { Button, Select } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Member, staffContract } from '#features/auth/staff.contract.ts';
import { counted } from '#kernel/numbers.ts';
import { ask, call, messageOf } from '#web/api.ts';
import { Section } from '#web/ui/marks/section.tsx';
import { showToast } from '#web/ui/overlays/toast.ts';
import classes from './staff-page.module.css';

/** Gives the open reminders of somebody who leaves to a colleague. */
export function HandOver({ member: { user_id, full_name } }: { member: Member }) {
  const [to, setTo] = useState<string | null>(null);
  const { data } = useQuery(ask(staffContract.listStaff, {}));
  const colleagues = (data?.results ?? []).filter((one) => one.active && one.user_id !== user_id);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(staffContract.handOver, { params: { user_id }, body: { to: Number(to) } }),
    onSuccess: ({ reminders }) => {
      setTo(null);
      showToast({
        message: reminders === 0 ? 'No open reminders' : `${counted(reminders, 'reminder')} handed over`,
        look: 'success',
      });
    },
    onError: (error) => showToast({ message: messageOf(error), look: 'failure' }),
  });
  return (
    <Section title="Reminders" hint={`Hand ${full_name}’s open reminders to a colleague.`}>
      <div className={classes.handOver}>
        <Select
          aria-label="Colleague"
          placeholder="Choose a colleague"
          searchable
          data={colleagues.map((one) => ({ value: String(one.user_id), label: one.full_name }))}
          value={to}
          onChange={setTo}
        />
        <Button disabled={to === null} loading={isPending} onClick={() => mutate()}>
          Hand over
        </Button>
      </div>
    </Section>
  );
}
