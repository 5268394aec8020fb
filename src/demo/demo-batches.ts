import { countryRows, departmentRows, growthTagRows, seriesRows } from './companies/company-facts.ts';
import { companyPersonRows, fundingRows } from './companies/company-people-rows.ts';
import { aliasRows, companyRows } from './companies/company-rows.ts';
import { emailRows, meetingRows, visitRows } from './records/contacts.ts';
import type { Batch } from './making/copy.ts';
import { conditionRows } from './records/conditions.ts';
import { drawThreads, lunchFiles, threadRows } from './records/cto-lunches.ts';
import { digestRows } from './records/digests.ts';
import { fathomRows } from './records/fathom.ts';
import { meetingKeyRows } from './records/meeting-keys.ts';
import { companyFileRows, drawCompanyFiles } from './records/files.ts';
import type { Firm } from './firm.ts';
import { datasourceRows, listRows, type Used } from './records/lists.ts';
import { advertisingRows, competitorRows, trafficRows } from './companies/marketing.ts';
import { mentionRows } from './records/mentions.ts';
import { personRows } from './records/people.ts';
import { pipelineRows } from './records/pipeline.ts';
import { drawIssues, issueRows, quipRows } from './records/press.ts';
import { companyProjectRows, followRows, updateRows } from './records/records.ts';
import { drawReferences, referenceRows } from './records/references.ts';
import { reminderRows } from './records/reminders.ts';
import { searchRows } from './records/searches.ts';
import { submissionRows } from './records/submissions.ts';

/** Everything about companies, in the order the database wants it. */
const companyBatches = ({ companies, calendar }: Firm): Batch[] =>
  [
    companyRows,
    aliasRows,
    seriesRows,
    departmentRows,
    countryRows,
    growthTagRows,
    fundingRows,
    companyPersonRows,
    advertisingRows,
    trafficRows,
    competitorRows,
  ].map((rowsOf) => rowsOf(companies, calendar));

/** All rows of the firm, and the texts its file rows stand for. */
export function demoBatches(firm: Firm, used: Used & { multiFounders: number }) {
  const references = drawReferences(firm);
  const issues = drawIssues(firm);
  const threads = drawThreads(firm);
  const companyFiles = drawCompanyFiles(firm);
  const batches: Batch[] = [
    ...companyBatches(firm),
    ...personRows(firm.people, firm.calendar),
    ...datasourceRows(firm, used, used.multiFounders),
    ...listRows(firm, used),
    ...pipelineRows(firm),
    ...emailRows(firm),
    ...meetingRows(firm),
    visitRows(firm),
    ...referenceRows(references, firm),
    issueRows(issues, firm),
    quipRows(issues, firm),
    ...threadRows(firm, threads, used),
    mentionRows(firm, issues, references, threads),
    ...fathomRows(firm),
    ...meetingKeyRows(firm),
    submissionRows(firm),
    ...digestRows(firm),
    conditionRows(firm),
    ...reminderRows(firm),
    ...searchRows(firm),
    ...followRows(firm),
    updateRows(firm),
    companyProjectRows(firm),
    companyFileRows(companyFiles, firm.calendar),
  ];
  return { batches, files: [...lunchFiles(threads), ...companyFiles] };
}
