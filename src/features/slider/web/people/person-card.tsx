import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconBrandLinkedin, IconMail } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { profileContract } from '#features/companies/profile.contract.ts';
import type { NotablePerson } from '#features/companies/profile.rules.ts';
import { OwnPicture } from '#features/companies/web/own-picture.tsx';
import { safeExternalUrl } from '#kernel/links.ts';
import { presentOrNull } from '#kernel/missing.ts';
import { call } from '#web/api.ts';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import { CopyEmail } from './copy-email.tsx';
import classes from './people-section.module.css';

interface PersonCardProps {
  domain: string;
  person: NotablePerson;
  isReachable: boolean;
}

/** A notable person: face, name, role, place, e-mail. */
export function PersonCard({ domain, person, isReachable }: PersonCardProps) {
  const name = nameOf(person);
  const linkedin = safeExternalUrl(person.linkedin_url);
  const email = presentOrNull(person.email);
  const place = [person.state, person.country].flatMap((part) => presentOrNull(part) ?? []).join(', ');
  return (
    <article className={classes.person} aria-label={name}>
      <OwnPicture
        className={classes.face}
        src={person.profile_picture}
        otherwise={<InitialsAvatar name={name} size={36} />}
      />
      <div className={classes.about}>
        <div className={classes.name}>
          <b>{name}</b>
          {linkedin && (
            <Tooltip label="LinkedIn">
              <ActionIcon
                component="a"
                href={linkedin}
                target="_blank"
                rel="noopener noreferrer"
                size={24}
                aria-label={`LinkedIn profile of ${name}`}
              >
                <IconBrandLinkedin size={14} stroke={1.75} />
              </ActionIcon>
            </Tooltip>
          )}
        </div>
        {presentOrNull(person.job_title) && <p>{person.job_title}</p>}
        {place && <p className={classes.place}>{place}</p>}
        <div className={classes.email}>
          {email ? <CopyEmail email={email} /> : isReachable && <GetEmail domain={domain} name={name} />}
        </div>
      </div>
    </article>
  );
}

export const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  [first_name, last_name].flatMap((part) => presentOrNull(part) ?? []).join(' ');

/** Asks for an address that is not known; what is not found stays so. */
function GetEmail({ domain, name }: { domain: string; name: string }) {
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: () => call(profileContract.founderEmail, { body: { domain, full_name: name } }),
  });
  const email = presentOrNull(data?.email);
  if (email) return <CopyEmail email={email} />;
  if (data || isError)
    return (
      <output className={classes.missing}>
        Email not found
        {data?.capability.message && <small>{data.capability.message}</small>}
      </output>
    );
  return (
    <Button
      size="xs"
      className={classes.get}
      leftSection={<IconMail size={14} stroke={1.75} />}
      loading={isPending}
      aria-label={`Get Email of ${name}`}
      onClick={() => mutate()}
    >
      Get Email
    </Button>
  );
}
