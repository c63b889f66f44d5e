interface Placed {
  readonly id: number;
  readonly categoryId: number | null;
  readonly tagIds: readonly number[];
}

function nearness(article: Placed, other: Placed): number {
  const shared = other.tagIds.filter((id) => article.tagIds.includes(id)).length;
  const isSameCategory = article.categoryId !== null && article.categoryId === other.categoryId;
  return shared * 2 + (isSameCategory ? 1 : 0);
}

/** The closest articles by shared tags, then by category; ties keep their order. */
export function nearest<Other extends Placed>(
  article: Placed,
  others: readonly Other[],
  limit: number,
): Other[] {
  const candidates = [...new Map(others.map((other) => [other.id, other])).values()];
  return candidates
    .filter(({ id }) => id !== article.id)
    .toSorted((a, b) => nearness(article, b) - nearness(article, a))
    .slice(0, limit);
}
