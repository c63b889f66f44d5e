/** Path patterns by the remote that owns each of them. */
export const oddPaths = {
  tours: '/tours',
  tour: '/tours/:id',
  photos: '/tours/:id/photos',
  guides: '/guides/*',
} as const;

/** Addresses in unusual spellings, with the owner of their page and the parameters of its pattern. */
export const oddAddresses: readonly (readonly [
  address: string,
  owner: keyof typeof oddPaths | undefined,
  params: Readonly<Record<string, string>>,
])[] = [
  ['/tours', 'tours', {}],
  ['/tours?page=2', 'tours', {}],
  ['/Tours', 'tours', {}],
  ['/tours/', 'tours', {}],
  ['/TOURS//', 'tours', {}],
  ['/t%6Furs', 'tours', {}],
  ['/tours%2F7', undefined, {}],
  ['/tours/7', 'tour', { id: '7' }],
  ['/tours/aBc', 'tour', { id: 'aBc' }],
  ['/Tours/aBc/', 'tour', { id: 'aBc' }],
  ['/tours/%C3%A9t%C3%A9', 'tour', { id: 'été' }],
  ['/tours/a%2Fb', 'tour', { id: 'a/b' }],
  ['/tours/a%20b/Photos', 'photos', { id: 'a b' }],
  ['/tours//7', undefined, {}],
  ['/tours/7//photos', undefined, {}],
  ['/tours/7/photos/1', undefined, {}],
  ['/guides', 'guides', { '*': '' }],
  ['/Guides/nice/Old-Town', 'guides', { '*': 'nice/Old-Town' }],
  ['/guidesx', undefined, {}],
  ['/nowhere', undefined, {}],
];
