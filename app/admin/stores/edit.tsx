import { adminText } from '../../text/admin.ts'
import { Screen } from '../screen.tsx'

export default function EditStore() {
  return <Screen title={adminText.editStore} />
}
