/** What a form of filters puts into the URL, which stays short: what is not selected is not in it. */
export function selectedParams(form: HTMLFormElement): URLSearchParams {
  const selected = [...new FormData(form)].filter(([, value]) => value !== '' && value !== 'all')
  return new URLSearchParams(selected as [string, string][])
}
