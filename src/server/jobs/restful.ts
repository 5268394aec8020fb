/** A nap that can be ended from outside, also just before it begins. */
export function restful() {
  let ended = false;
  let end = () => {};
  return {
    async nap(longestMs = Number.POSITIVE_INFINITY) {
      if (!ended)
        await new Promise<void>((resolve) => {
          const timer = Number.isFinite(longestMs) ? setTimeout(resolve, longestMs) : undefined;
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      ended = false;
    },
    end() {
      ended = true;
      end();
    },
  };
}
