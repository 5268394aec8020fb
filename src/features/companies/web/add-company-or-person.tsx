import { AddPersonSheet } from '#features/people/web/add-person-sheet.tsx';
import { AddCompanySheet } from './add-company-sheet.tsx';
import { searchCompanies } from './company-search.ts';

interface AddSheetProps {
  /** What the address names; anything else opens nothing. */
  what: string | undefined;
  onClose: () => void;
}

/** Before the domain of the company that is added. */
const AT = 'company:';

export function AddSheet({ what, onClose }: AddSheetProps) {
  if (what === 'company') return <AddCompanySheet onClose={onClose} />;
  if (what?.startsWith(AT)) return <AddCompanySheet domain={what.slice(AT.length)} onClose={onClose} />;
  const [kind, ...address] = what?.split(':') ?? [];
  if (kind === 'person')
    return <AddPersonSheet address={address.join(':')} onClose={onClose} searchCompanies={searchCompanies} />;
  return null;
}
