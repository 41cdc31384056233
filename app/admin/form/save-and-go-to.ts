import { withWayBack } from '../record/way-back.ts'

/** Sends a form as its button does, to an address that names where the way back leads this time. */
export function saveAndGoTo(form: HTMLFormElement, page: string): void {
  const submitter = document.createElement('button')
  submitter.type = 'submit'
  submitter.hidden = true
  submitter.setAttribute('formaction', withWayBack(location.pathname, page))
  form.append(submitter)
  form.requestSubmit(submitter)
  submitter.remove()
}
