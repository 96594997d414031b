import { MONSTERS } from '@meadhall/game-valhalla'
import { MonsterArt } from './monsters.tsx'

/** The monster of that name; nothing for a name that no monster bears. */
export default function MonsterPicture({ value }: { readonly value: string }) {
  const monster = MONSTERS.find((one) => one === value)
  return monster === undefined ? null : <MonsterArt monster={monster} />
}
