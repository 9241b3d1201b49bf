/** The drawing of a network as SVG text: fetched when a picture is asked for. A module of its own, or every chart would be fetched with it. */
export { renderTopology as networkPicture } from '@lanelab/charts';
