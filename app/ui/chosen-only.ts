/** What a form of filters puts into the address, which stays short: what is not chosen is not in it. */
export function chosenOnly(form: HTMLFormElement): URLSearchParams {
  const chosen = [...new FormData(form)].filter(([, value]) => value !== '' && value !== 'all')
  return new URLSearchParams(chosen as [string, string][])
}
