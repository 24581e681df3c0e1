/** A part of the page that cannot be had while the server is gone: asked for again until it comes. */

const AGAIN = 2000;

export async function untilFound<Found>(find: () => Promise<Found>): Promise<Found> {
  for (;;) {
    try {
      return await find();
    } catch {
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}
