import { WOOD_GRAIN } from '../art/common/textures.ts'

/** The grain of beams and boards, over whatever colour they have. */
export const WOOD = { backgroundImage: WOOD_GRAIN }
