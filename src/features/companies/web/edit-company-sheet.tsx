import { IconBuildingOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnknownDomain } from '#kernel/domains.ts';
import { useChanger } from '#features/portal/web/use-changer.ts';
import { useOwnDraft } from '#features/portal/web/use-own-draft.ts';
import { type Bind, ByHandForm, type Typed } from '#web/forms/by-hand-form.tsx';
import { ApiError, ask } from '#web/api.ts';
import { EmptyState } from '#web/ui/states/result-state.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Loaded } from '#web/ui/marks/section.tsx';
import { FieldSkeletons } from '#web/ui/states/skeletons.tsx';
import { companiesContract } from '../companies.contract.ts';
import type { Company } from '../company.rules.ts';
import { CompanyFields } from './company-fields.tsx';
import { type Clash, disputed, saveCompany } from './save-company.ts';
import { ChangedMeanwhile } from './edit-notices.tsx';
import { type CompanyField, companyFields } from '../company-fields.ts';
import { changesIn, shownOf, textOf } from './typed-company.rules.ts';

interface EditCompanySheetProps {
  domain: string;
  onClose: () => void;
}

/** What was typed and not saved, and the company as it was when that began. */
interface Draft {
  typed: Typed;
  base: Company;
}
type KeptDraft = ReturnType<typeof useOwnDraft<Draft>>;

const titleOf = (domain: string, name = 'company') => `Update ${isUnknownDomain(domain) ? name : domain}`;

/** Corrects what is known about a company. */
export function EditCompanySheet({ domain, onClose }: EditCompanySheetProps) {
  // Read afresh each time: an edit names the version it was made on.
  const read = useQuery({ ...ask(companiesContract.read, { params: { domain } }), gcTime: 0 });
  const kept = useOwnDraft<Draft>(`company ${domain}`);
  if (read.data && kept.isReady) return <EditForm company={read.data.data} kept={kept} onClose={onClose} />;
  const waiting = <FieldSkeletons label="Loading the company" count={8} />;
  return (
    <Sheet opened fitted width="narrow" title={titleOf(domain)} onClose={onClose}>
      <Loaded query={read} what="the company" waiting={waiting} isScreen>
        {(found) =>
          found ? (
            waiting
          ) : (
            <EmptyState
              icon={IconBuildingOff}
              title={
                isUnknownDomain(domain) ? 'This company isn’t in Orion.' : `No company is known as ${domain}.`
              }
              text="It may have been deleted, or the link is incomplete."
            />
          )
        }
      </Loaded>
    </Sheet>
  );
}

interface EditFormProps {
  company: Company;
  kept: KeptDraft;
  onClose: () => void;
}

function EditForm({ company, kept, onClose }: EditFormProps) {
  const { company_domain: domain } = company;
  // A draft is saved as a change of what it was begun on: so the server tells what somebody changed since.
  const [base, setBase] = useState(kept.draft?.base ?? company);
  const [clash, setClash] = useState<Clash | null>(null);
  /** Fields that both changed and the reader has decided on, with what the reader had typed. */
  const [decided, setDecided] = useState<Typed>({});
  const changer = useChanger();
  // What is saved is a change of what the reader has seen.
  const seen = clash?.current ?? base;
  const latest = company.version > seen.version ? company : seen;
  /** What the reader typed, also while the newer stands in its place. */
  const mineIn = (typed: Typed, name: CompanyField) =>
    String((name in changesIn(typed, seen) ? typed[name] : decided[name]) ?? '');
  const refuse = (by: string, names: readonly CompanyField[]) => {
    const { who, where } = changer(by);
    const what = names.map((name) => companyFields[name].label).join(', ');
    const message = `${who} changed ${what}${where} while you were editing. Choose which to keep, then save.`;
    return new ApiError(409, { name: 'Conflict', message });
  };

  return (
    <ByHandForm
      title={titleOf(domain, company.company_name)}
      kept={{
        draft: kept.draft?.typed ?? null,
        keep: (typed) => kept.keep({ typed, base }),
        drop: () => {
          kept.drop();
          setBase(latest);
          setClash(null);
        },
      }}
      isNews={(typed) => Object.keys(changesIn(typed, seen)).length > 0}
      action="Save changes"
      body={companiesContract.correct.body}
      toBody={(typed) => ({ ...changesIn(typed, seen), version: seen.version })}
      save={async ({ version, ...mine }) => {
        const open = clash ? disputed(clash, mine).filter((name) => !(name in decided)) : [];
        if (clash && open.length > 0) throw refuse(clash.by, open);
        return saveCompany(seen, { ...mine, version }, (newer) => {
          setClash(newer);
          setDecided({});
          return refuse(newer.by, disputed(newer, mine));
        });
      }}
      onClose={onClose}
    >
      {(bind, typed, type) => (
        <>
          {clash && (
            <ChangedMeanwhile
              clash={clash}
              mineOf={(name) => {
                const isMine = name in changesIn(typed, seen);
                const isDecided = name in decided;
                if (!isMine && !isDecided) return undefined;
                return { typed: mineIn(typed, name), kept: isMine ? (isDecided ? 'mine' : '') : 'newer' };
              }}
              onChoose={(name, chosen) => {
                const mine = mineIn(typed, name);
                setDecided({ ...decided, [name]: mine });
                type(name, chosen === 'mine' ? mine : textOf(seen[name]));
              }}
            />
          )}
          <CompanyFields bind={over(latest, bind, typed)} domain={domain} />
        </>
      )}
    </ByHandForm>
  );
}

/** Fields that nobody has touched show what is saved. */
const over =
  (base: Company, bind: Bind, typed: Typed): Bind =>
  (name) => {
    const bound = bind(name);
    return typed[name] === undefined && name !== 'company_domain'
      ? { ...bound, value: shownOf(name, base[name as CompanyField]) }
      : bound;
  };
