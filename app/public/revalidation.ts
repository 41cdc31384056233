/** What a page opens over itself, by its URL. */
const openers = ['photo', 'plan']

interface Step {
  currentUrl: URL
  nextUrl: URL
  defaultShouldRevalidate: boolean
}

/** For `shouldRevalidate`: a photo or a plan that opens or closes is in the page already. */
export function revalidateUnlessOpenedInPlace({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: Step): boolean {
  const isSamePage = withoutOpeners(currentUrl) === withoutOpeners(nextUrl)
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

function withoutOpeners({ pathname, search }: URL): string {
  const query = new URLSearchParams(search)
  for (const opener of openers) query.delete(opener)
  return `${pathname}?${query}`
}
