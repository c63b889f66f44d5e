interface Share {
  readonly messages: number;
  readonly bytes: number;
}

/** What a process may send for each thing that the gateway asks of it. */
const shares = {
  start: { messages: 2, bytes: 64 * 1024 },
  /** Its HTML, its data and its API calls. */
  page: { messages: 64, bytes: 4 * 1024 * 1024 },
  ping: { messages: 1, bytes: 4096 },
} satisfies Record<string, Share>;

/** What several pages together leave unused is kept for later ones only to this extent. */
const most: Share = { messages: 4 * shares.page.messages, bytes: 4 * shares.page.bytes };

/** What a part of a message costs besides its bytes, so that many tiny ones fill no memory. */
const partCost = 512;

/** Counts what a render process sends against what it was asked for. */
export interface Allowance {
  grant(asked: keyof typeof shares): void;
  /** @returns whether that was still allowed */
  spendBytes(count: number): boolean;
  /** @returns whether that was still allowed */
  spendMessage(): boolean;
}

export function createAllowance(): Allowance {
  let messages = 0;
  let bytes = 0;
  return {
    grant(asked) {
      messages = Math.min(messages + shares[asked].messages, most.messages);
      bytes = Math.min(bytes + shares[asked].bytes, most.bytes);
    },
    spendBytes: (count) => (bytes -= count + partCost) >= 0,
    spendMessage: () => (messages -= 1) >= 0,
  };
}
