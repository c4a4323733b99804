// To be imported first in a test of a function that runs outside of a rendering: the framework's functions throw there, and so do all its cached functions.
jest.mock('next/cache', () => {
  const refuse = () => {
    throw new Error('a cached function was called outside of a rendering');
  };
  return { cacheLife: refuse, cacheTag: refuse };
});
