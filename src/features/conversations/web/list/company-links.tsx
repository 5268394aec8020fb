import { Fragment } from 'react';
import { CompanyLink } from '#web/company-link.tsx';
import type { Reference } from '../../conversations.contract.ts';
import classes from './company-links.module.css';

/** The companies a reference is about; each name leads to its company. */
export const CompanyLinks = ({ companies }: Pick<Reference, 'companies'>) =>
  companies.map(({ company_domain, company_name }, at) => (
    <Fragment key={company_domain}>
      {at > 0 && ', '}
      <CompanyLink domain={company_domain} className={classes.link}>
        {company_name}
      </CompanyLink>
    </Fragment>
  ));
