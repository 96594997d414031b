import { PROTOCOL } from '@meadhall/protocol'

/** Tells the page that there is a server behind it: served as plain files it hides what it cannot do. */
const HERE = `<meta name="meadhall-server" content="${PROTOCOL}" />`

/** What this server says in the head of every page. */
export function headOf(): string {
  return HERE
}
