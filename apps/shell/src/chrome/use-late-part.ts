import { useQuery } from '@livree/platform';

/**
 * A part of the frame that is fetched when it is wanted; undefined until then. It is no `lazy` component, because a file
 * that fails would take down the page with everything that was typed: it is fetched again until it arrives.
 */
export function useLatePart<Part>(
  name: string,
  isWanted: boolean,
  load: () => Promise<Part>,
): Part | undefined {
  const { data } = useQuery({
    queryKey: ['part of the frame', name],
    queryFn: load,
    enabled: isWanted,
    retry: true,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isWanted ? data : undefined;
}
