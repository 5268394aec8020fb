import clsx from 'clsx';
import { InitialsAvatar } from '#web/ui/marks/initials-avatar.tsx';
import classes from './company-logo.module.css';
import { OwnPicture } from './own-picture.tsx';

interface CompanyLogoProps {
  company: { company_logo: string | null; company_name: string };
  size?: 28 | 36 | 48;
  className?: string | undefined;
}

/** The picture of a company, or its initials. */
export function CompanyLogo({ company, size = 36, className }: CompanyLogoProps) {
  const { company_logo, company_name } = company;
  return (
    <span className={clsx(classes.logo, className)} data-size={size}>
      <OwnPicture src={company_logo} otherwise={<InitialsAvatar name={company_name} size={36} />} />
    </span>
  );
}
