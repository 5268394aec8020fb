import { ADA, BEN, type Sample } from './sample.ts';

const people = (
  of: string,
  preset: string | undefined,
  lines: readonly string[],
  cells: Sample['cells'],
  file_name = 'people.csv',
): Sample => ({
  of,
  entity: 'people',
  file_name,
  file: `${lines.join('\n')}\n`,
  ...(preset && { preset }),
  cells,
});

const BOTH = {
  'Ada Moor': { ...ADA, company_domain: 'birchyard.example' },
  'Ben Roe': { ...BEN, company_domain: 'quillmere.example' },
};

/** People as address books and CRMs write them. */
export const peopleSources: readonly Sample[] = [
  people(
    'LinkedIn connections',
    'LinkedIn connections',
    [
      'Notes:',
      '"When exporting your connection data, you may notice that some of the email addresses are missing."',
      '',
      'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
      'Ada,Moor,https://www.linkedin.com/in/ada-moor-invented,,Birchyard,Chief Technology Officer,18 Apr 2024',
      'Ben,Roe,https://www.linkedin.com/in/ben-roe-invented,ben@quillmere.example,Quillmere,VP Sales,01 Jan 2024',
    ],
    {
      'Ada Moor': {
        job_title: 'Chief Technology Officer',
        emails: [],
        company_domain: 'birchyard.example',
        linkedin_url: 'https://www.linkedin.com/in/ada-moor-invented',
      },
      'Ben Roe': { ...BEN, company_domain: 'quillmere.example' },
    },
    'Connections.csv',
  ),
  people(
    'Google Contacts',
    'Google Contacts',
    [
      'First Name,Middle Name,Last Name,Name Prefix,Nickname,File As,Organization Name,Organization Title,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Value',
      'Ada,,Moor,,,,Birchyard,Chief Technology Officer,,* myContacts,Work,ada@birchyard.example,,,',
      'Ben,,Roe,Dr.,,,Quillmere,VP Sales,,* myContacts,Work,ben@quillmere.example,,,+47 22 00 00 00',
    ],
    BOTH,
    'contacts.csv',
  ),
  people(
    'Outlook contacts',
    'Outlook contacts',
    [
      'First Name,Middle Name,Last Name,Title,Suffix,Web Page,Birthday,Location,Notes,E-mail Address,E-mail 2 Address,E-mail 3 Address,Mobile Phone,Company,Job Title',
      'Ada,,Moor,Ms.,,,,Room 4,,ada@birchyard.example,,,,Birchyard,Chief Technology Officer',
      'Ben,,Roe,Dr.,,,,,,ben@quillmere.example,,,,Quillmere,VP Sales',
    ],
    BOTH,
    'contacts.csv',
  ),
  people(
    'Affinity, list of people',
    'Affinity',
    [
      'Affinity Row ID,Person Id,Full Name,Primary Email,Email Addresses,Organizations,Job Titles,Owners,Last Email',
      '71,801,Ada Moor,ada@birchyard.example,ada@birchyard.example,Birchyard,Chief Technology Officer,Ann Lee <ann@firm.example>,2026-01-03',
      '72,802,Ben Roe,ben@quillmere.example,ben@quillmere.example,Quillmere,VP Sales,,',
    ],
    BOTH,
  ),
  people(
    'Attio, people',
    'Attio',
    [
      'Record ID,Name,Email addresses,Description,Company,Job title,Phone numbers,Primary location,Last interaction',
      'p1,Ada Moor,ada@birchyard.example,,Birchyard,Chief Technology Officer,,"Oslo, Norway",',
      'p2,Ben Roe,ben@quillmere.example,,Quillmere,VP Sales,,,2026-02-01',
    ],
    BOTH,
  ),
  people(
    'HubSpot, contacts',
    'HubSpot',
    [
      'Record ID,First Name,Last Name,Email,Phone Number,Job Title,Associated Company,Contact owner,Lead Status',
      '901,Ada,Moor,ada@birchyard.example,,Chief Technology Officer,Birchyard,Ann Lee,NEW',
      '902,Ben,Roe,BEN@quillmere.example,,VP Sales,Quillmere,,',
    ],
    BOTH,
  ),
  people(
    'Salesforce, contacts',
    'Salesforce',
    [
      'Salutation,First Name,Last Name,Title,Mailing City,Mailing Country,Phone,Email,Account Name,Account Owner,Lead Source',
      'Ms.,Ada,Moor,Chief Technology Officer,Oslo,Norway,,ada@birchyard.example,Birchyard,Ann Lee,Website',
      'Mr.,Ben,Roe,VP Sales,,,,ben@quillmere.example,Quillmere,Ann Lee,',
    ],
    BOTH,
  ),
  people(
    'Twenty, people',
    'Twenty',
    [
      'Id,Name / First Name,Name / Last Name,Emails / Primary Email,Emails / Additional Emails,Job Title,City',
      'p-1,Ada,Moor,ada@birchyard.example,,Chief Technology Officer,Oslo',
      'p-2,Ben,Roe,ben@quillmere.example,,VP Sales,',
    ],
    { 'Ada Moor': ADA, 'Ben Roe': BEN },
  ),
  people(
    'vCard',
    undefined,
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Moor;Ada;;;',
      'FN:Ada Moor',
      'ORG:Birchyard;Engineering',
      'TITLE:Chief Technology Officer',
      'item1.EMAIL;type=INTERNET;type=WORK:ada@birchyard.example',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:4.0',
      'N:Roe;Ben;;;',
      'FN:Ben Roe',
      'ORG:Quillmere',
      'TITLE:VP Sales',
      'EMAIL:ben@quillmere.example',
      'END:VCARD',
    ],
    BOTH,
    'contacts.vcf',
  ),
];
