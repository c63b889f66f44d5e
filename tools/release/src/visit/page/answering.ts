/** Milliseconds within which a page must answer; a long task of an honest page on a slow machine takes far less. */
export const patience = 20_000;

/** Whether an act in a page ends in time. A page that is closed or moved meanwhile has answered. */
export async function answering(act: Promise<unknown>, within = patience): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), within);
  });
  const answered = act.then(
    () => true,
    () => true,
  );
  const isInTime = await Promise.race([answered, late]);
  clearTimeout(timer);
  return isInTime;
}
