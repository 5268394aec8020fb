import { describe, expect, it } from 'vitest';
import { isSigned, isWebhookSecret, signDelivery } from './webhook-signature.ts';

const secret = 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=';
const delivery = {
  id: 'msg_2x2zwLOcWaRTzsLK8KtbQt1FTk9',
  timestamp: '1712345678',
  signature: 'v1,TdkHs7fOqk514OhaoAn4heoK/6p0/WH1jV0XtR/8nhE=',
  body: Buffer.from('{"title":"Quarterly Business Review","recording_id":123456789}'),
};
const at = (seconds: number) => new Date((1_712_345_678 + seconds) * 1000);

// trust.md T25
describe('the signature of a delivery', () => {
  it('is the one of the vendor’s own test vector', () => {
    expect(`v1,${signDelivery(delivery, secret).toString('base64')}`).toBe(delivery.signature);
    expect(isSigned(delivery, [secret], at(0))).toBe(true);
  });

  it.each([
    ['a body changed by one byte', { body: Buffer.from(delivery.body.toString().replace('R', 'r')) }],
    ['the same JSON, written anew', { body: Buffer.from(JSON.stringify({ recording_id: 123_456_789 })) }],
    ['another id', { id: 'msg_other' }],
    ['another time', { timestamp: '1712345679' }],
    ['no signature', { signature: '' }],
    ['a signature without its version', { signature: delivery.signature.slice(3) }],
    ['another version', { signature: delivery.signature.replace('v1,', 'v2,') }],
    ['a signature that is cut', { signature: delivery.signature.slice(0, -5) }],
    ['a time that is none', { timestamp: 'NaN' }],
    ['a time with a sign', { timestamp: '+1712345678' }],
    ['no id', { id: '' }],
  ])('does not hold for %s', (_what, changes) => {
    expect(isSigned({ ...delivery, ...changes }, [secret], at(0))).toBe(false);
  });

  it('holds for five minutes, before and after', () => {
    expect([-300, 300].map((seconds) => isSigned(delivery, [secret], at(seconds)))).toEqual([true, true]);
    expect([-301, 301].map((seconds) => isSigned(delivery, [secret], at(seconds)))).toEqual([false, false]);
  });

  it('is found among several, and with several secrets, but never with none', () => {
    const other = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

    expect(
      isSigned({ ...delivery, signature: `v1,AAAA ${delivery.signature}` }, [other, secret], at(0)),
    ).toBe(true);
    expect(isSigned(delivery, [other], at(0))).toBe(false);
    expect(isSigned(delivery, [], at(0))).toBe(false);
  });

  it('wants a secret that can sign', () => {
    expect([secret, secret.slice(6)].map(isWebhookSecret)).toEqual([true, true]);
    expect(['whsec_', 'whsec_c2hvcnQ=', 'not a secret!', ''].map(isWebhookSecret)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});
