import { withReturnTo } from '../record/return-to.ts'

/** Sends a form as its button does, to a URL that names the page to return to this time. */
export function saveAndGoTo(form: HTMLFormElement, page: string): void {
  const submitter = document.createElement('button')
  submitter.type = 'submit'
  submitter.hidden = true
  submitter.setAttribute('formaction', withReturnTo(location.pathname, page))
  form.append(submitter)
  form.requestSubmit(submitter)
  submitter.remove()
}
