// Sets the theme before the first paint: the URL's wins, then what was chosen here, then the system's.
(() => {
  const themes = ['light', 'dark', 'projector'];
  const asked = new URLSearchParams(location.search).get('theme');
  let kept = null;
  try {
    kept = localStorage.getItem('lanelab.theme');
  } catch {
    kept = null; // storage is blocked: the system's choice holds
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = [asked, kept].find((name) => themes.includes(name)) ?? system;
})();
