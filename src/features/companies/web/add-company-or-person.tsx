import { useEffect } from 'react';
import { AddPersonSheet } from '#features/people/web/add-person-sheet.tsx';
import { dropTyping } from '#web/ui/held-typing.ts';
import { AddCompanySheet } from './add-company-sheet.tsx';
import { searchCompanies } from './company-search.ts';

interface AddSheetProps {
  /** What the address names; anything else is taken back. */
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
  return <ClosedAgain onClose={onClose} />;
}

/** What was typed for a form that does not come is the page's again. */
function ClosedAgain({ onClose }: Pick<AddSheetProps, 'onClose'>) {
  useEffect(() => {
    dropTyping();
    onClose();
  }, [onClose]);
  return null;
}
