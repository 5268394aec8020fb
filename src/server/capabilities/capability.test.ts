import { describe, expect, it } from 'vitest';
import { notConfigured } from '../http/errors.ts';
import { need } from './capability.ts';

describe('a capability', () => {
  it('is there, or says that it is not configured', () => {
    expect(need({ name: 'Meeting summaries', provider: 'a provider' })).toBe('a provider');
    expect(() => need({ name: 'Meeting summaries', provider: null })).toThrow(
      notConfigured('Meeting summaries'),
    );
  });
});
