import { profileContract } from '#features/companies/profile.contract.ts';
import { pipelineContract } from '../pipeline.contract.ts';

/** Calls that tell about the pipeline of one company or of all. */
export const PIPELINE_CALLS = [
  pipelineContract.statusHistory,
  pipelineContract.ownerHistory,
  profileContract.noCachedData,
  pipelineContract.records,
  pipelineContract.countStatuses,
  pipelineContract.managed,
  pipelineContract.universePipeline,
] as const;
