import domains from 'email-providers';

const FREE_MAIL = new Set(domains);

/** Whether anybody can get an address there: it says nothing of where somebody works. */
export const isFreeMail = (domain: string) => FREE_MAIL.has(domain);
