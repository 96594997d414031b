/** The lead in points that is worth three quarters. */
export const VALHALLA_SPREAD = 8
