import { href, redirect } from 'react-router'

export function loader() {
  return redirect(href('/admin'))
}

export function action() {
  return redirect(href('/admin'))
}
