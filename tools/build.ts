/** Builds the application ahead of the first start, where the server may not write to its sources: `npm run build`. */
import { builtSite } from '@meadhall/web/build'

console.log(await builtSite(console.error))
