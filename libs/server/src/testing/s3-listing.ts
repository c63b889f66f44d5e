/** Names in one answer; S3 has 1000, and few show whether a client asks for the rest. */
const pageLength = 5;

/**
 * What S3 answers to `ListObjectsV2`.
 * @param paths of all files, as `/bucket/key`
 * @param query `prefix`, `delimiter` and `continuation-token`, the last name of the page before
 */
export function listingOf(bucket: string, paths: readonly string[], query: URLSearchParams): string {
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
  const keys = paths
    .map((path) => path.slice(bucket.length + 2))
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
      return end < 0 ? key : key.slice(0, end + 1);
    });
  const after = query.get('continuation-token') ?? '';
  const names = [...new Set(keys)].toSorted().filter((name) => name > after);
  const page = names.slice(0, pageLength);
  const entries = page.map((name) =>
    delimiter !== '' && name.endsWith(delimiter)
      ? `<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${name}</Key></Contents>`,
  );
  const rest =
    names.length > page.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${bucket}</Name>${entries.join('')}${rest}</ListBucketResult>`;
}
