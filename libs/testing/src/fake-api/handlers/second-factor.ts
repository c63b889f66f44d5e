import type { SecondFactor, secondFactorRoutes } from '@livree/contracts';
import { freshFactor } from '../fake-factor.ts';
import { answer, type FakeCall, type Handlers } from '../handler.ts';
import { FakeRefusal } from '../refusal.ts';
import { hasFakeFactor, requireFakeFactor, saveFactor } from '../second-factor.ts';
import { requireCustomer } from '../visitor.ts';

/** The code that every fake authenticator shows. */
export const fakeCode = '123456';

/** Ten codes, the same each time. */
const fakeRecoveryCodes = Array.from({ length: 10 }, (_, digit) => `k7qd-9xm2-4hpt-wz3${digit}`);
const withoutGaps = (code: string): string => code.replaceAll('-', '');

function read(call: FakeCall): SecondFactor {
  const { id } = requireCustomer(call);
  const factor = call.state.factors.get(id);
  return {
    isAsked: factor !== undefined,
    isGiven: factor?.isGiven ?? false,
    authenticator: factor?.authenticator ?? null,
    passkeyCount: call.state.passkeys.filter(({ userId }) => userId === id).length,
    recoveryCodes: factor?.recoveryCodes.length ?? 0,
  };
}

function takeCode(call: FakeCall, code: string): void {
  const { id } = requireCustomer(call);
  const factor = call.state.factors.get(id) ?? freshFactor;
  if (/^\d{6}$/.test(code)) {
    if (code !== fakeCode || factor.authenticator === null)
      throw new FakeRefusal('validation', {}, { code: ['second_factor.code_wrong'] });
    return saveFactor(call, { isGiven: true, isFresh: true });
  }
  const recoveryCodes = factor.recoveryCodes.filter((kept) => withoutGaps(kept) !== code);
  if (recoveryCodes.length === factor.recoveryCodes.length)
    throw new FakeRefusal('validation', {}, { code: ['second_factor.recovery_code_wrong'] });
  return saveFactor(call, { isGiven: true, isFresh: true, recoveryCodes });
}

/** A second factor without secrets: every app shows one code. */
export const secondFactorHandlers: Handlers<typeof secondFactorRoutes> = {
  read: (_request, call) => answer(read(call)),
  give({ body: { code } }, call) {
    takeCode(call, code);
    return { success: true };
  },
  givePasskey({ body: { credential } }, call) {
    const { id } = requireCustomer(call);
    const isOwn = call.state.passkeys.some(
      ({ userId, credentialId }) => userId === id && credentialId === credential.id,
    );
    if (!isOwn) throw new FakeRefusal('passkeys.refused');
    saveFactor(call, { isGiven: true, isFresh: true });
    return { success: true };
  },
  startAuthenticator(_request, call) {
    if (!call.state.factors.has(requireCustomer(call).id)) throw new FakeRefusal('second_factor.for_people');
    requireFakeFactor(call);
    return answer({
      secret: 'NB2W45DFOIZA2YTVMU4DG3TBNRUW4ZJA',
      uri: 'otpauth://totp/Livree:ines?secret=NB2W45DFOIZA2YTVMU4DG3TBNRUW4ZJA',
      squares: drawSquares(37),
    });
  },
  addAuthenticator({ body: { code } }, call) {
    if (code !== fakeCode) throw new FakeRefusal('validation', {}, { code: ['second_factor.code_wrong'] });
    const authenticator = { createdAt: call.now.toISOString(), lastUsedAt: null };
    saveFactor(call, { isGiven: true, isFresh: true, authenticator });
    return { success: true };
  },
  removeAuthenticator(_request, call) {
    requireFakeFactor(call);
    const { authenticator, passkeyCount } = read(call);
    if (authenticator === null) throw new FakeRefusal('second_factor.none');
    if (passkeyCount === 0) throw new FakeRefusal('second_factor.last');
    saveFactor(call, { authenticator: null });
    return { success: true };
  },
  makeRecoveryCodes(_request, call) {
    if (!hasFakeFactor(call)) throw new FakeRefusal('second_factor.none');
    requireFakeFactor(call);
    saveFactor(call, { recoveryCodes: fakeRecoveryCodes });
    return answer({ codes: fakeRecoveryCodes });
  },
};

/** Squares that look like a code, and say nothing. */
const drawSquares = (size: number): string[] =>
  Array.from({ length: size }, (_row, row) =>
    Array.from({ length: size }, (_cell, column) =>
      (row * 7 + column * 11 + row * column) % 3 === 0 ? 1 : 0,
    ).join(''),
  );
