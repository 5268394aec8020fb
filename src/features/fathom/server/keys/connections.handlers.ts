import { implement } from '#server/http/implement.ts';
import { connectionsContract } from '../../connections.contract.ts';
import { listConnections, runConnection, testConnection } from './connections.ts';
import { changeOwnKey, removeOwnKey, saveOwnKey } from './own-key.ts';
import { readOwnKey } from './standing.ts';

export const connections = implement('connections', connectionsContract, {
  async readOwnKey(_input, context) {
    return readOwnKey(context, context.user.user_id);
  },
  async saveOwnKey({ body }, context) {
    return saveOwnKey(context, body.api_key);
  },
  async changeOwnKey({ body }, context) {
    return changeOwnKey(context, body.include_internal);
  },
  async removeOwnKey(_input, context) {
    return removeOwnKey(context);
  },
  async listConnections(_input, context) {
    return { results: await listConnections(context) };
  },
  async testConnection({ params }, context) {
    return testConnection(context, params.connection_id);
  },
  async runConnection({ params }, context) {
    return runConnection(context, params.connection_id);
  },
});
