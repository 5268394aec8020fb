const DESKTOP = 1440;

/** Makes the page so many pixels wide, for components that ask by media query. Call it before rendering. */
export function setViewport(width: number) {
  window.innerWidth = width;
  window.matchMedia = (query) => ({
    matches: fits(query, width),
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => true,
  });
}

export function resetViewport() {
  setViewport(DESKTOP);
}

function fits(query: string, width: number): boolean {
  const bounds = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)(px|em|rem)\)/g)];
  return (
    bounds.length > 0 &&
    bounds.every(([, side, value, unit]) => {
      const bound = Number(value) * (unit === 'px' ? 1 : 16);
      return side === 'min' ? width >= bound : width <= bound;
    })
  );
}
